// Addresses of scripts for pages whose content security policy asks for trusted types and knows those of ours.

/** @type {{ createScriptURL(address: string): any } | null | undefined} */
let policy;

/** The address of a script of ours, in the form in which such a page takes it. */
export function trusted(/** @type {string} */ address) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  policy ??= trustedTypes?.createPolicy('motley', { createScriptURL: (/** @type {string} */ own) => own }) ?? null;
  return policy?.createScriptURL(address) ?? address;
}
