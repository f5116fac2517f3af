/** The number under which the server's log has an error; a visitor can tell it to us. Errors of the browser have none. */
export function digestOf(error: unknown): string | null {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null
}
