// Addresses of files, as scripts/rule-files.mjs writes them.

declare module 'rules:families' {
  const rules: Record<string, string>;
  export default rules;
}
