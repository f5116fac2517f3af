import { CellError } from '../problem'

/** An argument's meaning; undefined where it was not given. Throws a CellError that names it. */
export function argument<T>(name: string, value: string | undefined, parse: (text: string) => T): T | undefined {
  if (value === undefined) return undefined
  try {
    return parse(value)
  } catch (error) {
    if (error instanceof CellError) throw new CellError(`${name}: ${error.message}`, { cause: error })
    throw error
  }
}
