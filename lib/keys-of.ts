/** Object.keys with the record's key type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Always true: it gives the names their type.
  return Object.keys(record).filter((name): name is Key => name in record)
}
