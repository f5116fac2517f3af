import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

const folder = path.join(root, 'generated')

/** Writes the shapes of the icons of `components/ui/icon/icon-names.ts` twice: by name for HTML, and as one file of symbols for the browser. */
export async function ensureIcons() {
  const list = readFileSync(path.join(root, 'components/ui/icon/icon-names.ts'), 'utf8')
  const names = [...list.matchAll(/'([a-z0-9-]+)'/g)].map(([, name = '']) => name)
  const icons = await Promise.all(names.map(async (name) => ({ name, shapes: await shapesOf(name) })))
  const symbols = icons.map(({ name, shapes }) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
  ensureFile('icons.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${symbols.join('')}</svg>`)
  ensureFile('icons.json', JSON.stringify(Object.fromEntries(icons.map(({ name, shapes }) => [name, shapes]))))
}

/** @param {string} name @param {string} content */
function ensureFile(name, content) {
  const file = path.join(folder, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, content)
}

/** @param {string} name @returns {Promise<string>} */
async function shapesOf(name) {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`)
  const shapes = icon.node.map((/** @type {[string, Record<string, string>]} */ [tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return shapes.join('')
}
