import { CellError } from '@/server/modules/product/import-export/record/problem'

/** Describes an error of parseArgs in Croatian. */
export function describeArgumentError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const option = /^Unknown option '([^']+)'/.exec(message)?.[1]
  return option === undefined ? message : `Nepoznata opcija ${option}.`
}

/** Parses an argument; undefined when it is absent. Throws a CellError that names it. */
export function parseArgument<T>(name: string, value: string | undefined, parse: (text: string) => T): T | undefined {
  if (value === undefined) return undefined
  try {
    return parse(value)
  } catch (error) {
    if (error instanceof CellError) throw new CellError(`${name}: ${error.message}`, { cause: error })
    throw error
  }
}
