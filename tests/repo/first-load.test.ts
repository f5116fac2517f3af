import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { codeFiles, isTest, read, root } from './support/project-files'

/** Files of node_modules that a module loads at once, by its imports. */
async function packagesLoadedBy(entry: string) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    jsx: 'automatic',
    external: ['next/*', 'next-intl', 'react', 'react-dom'],
    loader: { '.css': 'empty', '.svg': 'empty' },
  })
  const loaded = new Set([entry])
  for (const file of loaded)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && external !== true) loaded.add(path)
  return [...loaded].filter((file) => file.startsWith('node_modules/'))
}

// 32 KB of a screen's first load (docs/rules/administration.md#office-budgets).
it.each(['orders/orders-view', 'orders/order-view', 'stock/stock-list-view'])('admin/%s loads no validation library', async (view) => {
  const packages = await packagesLoadedBy(`features/admin/${view}.tsx`)
  expect(packages).not.toEqual([])
  expect(packages.filter((file) => file.startsWith('node_modules/zod/'))).toEqual([])
})

// One use anywhere keeps the texts of all errors in the shell of every page, 5 KB (docs/rules/storefront.md#page-weight).
it('browser code takes no text from the table of errors', () => {
  const users = codeFiles.filter((file) => /^(features|components|app)\//.test(file) && !isTest(file))
  expect(users.filter((file) => /import \{[^}]*\berrorTable\b[^}]*\}/.test(read(file)))).toEqual([])
})
