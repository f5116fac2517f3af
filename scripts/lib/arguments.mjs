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
 * The names that contain one of the parts, in upper or lower case; all for ''. @param {string} parts with commas between @param {readonly string[]} all
 * @throws {Failure} for a part that none contains, so that a misspelt name does not pass by doing nothing
 */
export function findNames(parts, all) {
  const chosen = parts.split(',').map((part) => {
    const names = all.filter((name) => name.toLowerCase().includes(part.trim().toLowerCase()))
    if (names.length === 0) throw unknownName(part, all)
    return names
  })
  return all.filter((name) => chosen.some((names) => names.includes(name)))
}

/** @param {string} name @param {readonly string[]} all */
function unknownName(name, all) {
  return new Failure(`Nema ničega s imenom „${name}”.`, { remedy: `Postoje: ${all.join(', ')}` })
}
