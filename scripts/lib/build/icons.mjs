import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

const output = path.join(root, 'generated/icons.svg')

/** Puts the icons of `components/ui/icon/icon-names.ts` into one file, a symbol each. */
export async function ensureIcons() {
  const list = readFileSync(path.join(root, 'components/ui/icon/icon-names.ts'), 'utf8')
  const names = [...list.matchAll(/'([a-z0-9-]+)'/g)].map(([, name = '']) => name)
  const symbols = await Promise.all(names.map(symbolOf))
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${symbols.join('')}</svg>`
  if (existsSync(output) && readFileSync(output, 'utf8') === sprite) return
  mkdirSync(path.dirname(output), { recursive: true })
  writeFileSync(output, sprite)
}

/** @param {string} name @returns {Promise<string>} */
async function symbolOf(name) {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`)
  const shapes = icon.node.map((/** @type {[string, Record<string, string>]} */ [tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
