/** A path as people write it, where that can be read. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
