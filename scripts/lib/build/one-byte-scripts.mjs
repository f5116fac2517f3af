import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes letters above U+00FF in the server's scripts as escapes. V8 keeps the source of a script as long as it runs, and one such letter, as in a Croatian text,
 * makes it take two bytes for each (docs/rules/platform.md#shop-memory).
 * @param {string} output folder of the build
 */
export function writeOneByteScripts(output) {
  const folder = path.join(output, 'server/chunks')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, name)
    const source = readFileSync(file, 'utf8')
    const escaped = withEscapes(source)
    if (escaped !== source) writeFileSync(file, escaped)
  }
}

/** A letter after a backslash is one already, whose backslash goes. @param {string} source */
export function withEscapes(source) {
  return source.replaceAll(/(\\*)([\u0100-\uFFFF])/g, (_, slashes, letter) => {
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1)
    return `${kept}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
