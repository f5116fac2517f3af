/** Whether a text has the form of the keys that the shop makes. */
export function isFileKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'))
}

/** Keys are made by the shop; another one is a programming error, and must not leave the store. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`${key} is no key of a file.`)
  return key
}
