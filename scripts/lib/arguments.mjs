import { Failure } from './failure.mjs'
import { print } from './output.mjs'

/** Prints how a command is used if `--help` or `-h` asks for it. @param {readonly string[]} lines @returns {boolean} whether it was asked */
export function showUsage(lines) {
  const isAsked = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
  if (isAsked) for (const line of lines) print(line)
  return isAsked
}

/** The names that were given; all where none was. @param {readonly string[]} given @param {readonly string[]} all @throws {Failure} for an unknown name */
export function chooseNames(given, all) {
  const unknown = given.find((name) => !all.includes(name))
  if (unknown !== undefined) throw unknownName(unknown, all)
  return given.length === 0 ? all : all.filter((name) => given.includes(name))
}

/**
 * The names that contain a part, in upper or lower case; all for ''. @param {string} part @param {readonly string[]} all
 * @throws {Failure} where none does, so that a misspelt name does not pass by doing nothing
 */
export function findNames(part, all) {
  const found = all.filter((name) => name.toLowerCase().includes(part.toLowerCase()))
  if (found.length === 0) throw unknownName(part, all)
  return found
}

/** @param {string} name @param {readonly string[]} all */
function unknownName(name, all) {
  return new Failure(`Nema ničega s imenom „${name}”.`, { remedy: `Postoje: ${all.join(', ')}` })
}
