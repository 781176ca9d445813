// Addresses of files, as scripts/word-files.mjs and scripts/rule-files.mjs write them.

type Files = { first: string[]; later: Record<string, string> };

declare module 'words:english' {
  const english: Files;
  export default english;
}

declare module 'words:folder' {
  const folder: string;
  export default folder;
}

declare module 'words:others' {
  const others: Record<string, Files>;
  export default others;
}

declare module 'rules:families' {
  const rules: Record<string, string>;
  export default rules;
}
