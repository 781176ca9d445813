// Addresses of scripts for pages whose content security policy asks for trusted types and knows those of ours.

/**
 * Makes such addresses, which are texts as far as types go.
 * @typedef {{ createScriptURL(address: string): string }} Policy
 * @typedef {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} Browser
 */

/** @type {Policy | null | undefined} */
let policy;

/** The address of a script of ours, in the form in which such a page takes it. */
export function trusted(/** @type {string} */ address) {
  const { trustedTypes } = /** @type {Browser} */ (/** @type {unknown} */ (globalThis));
  policy ??= trustedTypes?.createPolicy('motley', { createScriptURL: (own) => own }) ?? null;
  return policy?.createScriptURL(address) ?? address;
}
