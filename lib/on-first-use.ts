/** What is slow to make, such as a formatter, made when it is first needed. */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
