import path from 'node:path'
import { parseArgs } from 'node:util'
import { exportProducts, type ExportFormat } from '@/server/modules/product/import-export/export/export-products'
import { CellError } from '@/server/modules/product/import-export/record/problem'
import { describeArgumentError, parseArgument } from '@/server/modules/product/import-export/cli/arguments'
import { ProgressBar } from '@/server/modules/product/import-export/cli/progress-bar'
import { runCommand } from '@/server/modules/product/import-export/cli/run-command'

const usage = `Izvoz svih proizvoda u CSV, koji products:import čita natrag.

  npm run products:export -- [DATOTEKA]

  --format OBLIK izlog (inače), woocommerce ili shopify
  --comma        razdvaja zarezom umjesto točkom sa zarezom
  --no-files     bez datoteka e-proizvoda, koje se inače pišu u mapu datoteke
  --site KLJUČ   koja trgovina, ako ih je više
`

const { values, positionals } = readArguments()

await runCommand({ site: values.site, isAlone: false }, async (ctx) => {
  const file = path.resolve(positionals[0] ?? `proizvodi-${ctx.now().toISOString().slice(0, 10)}.csv`)
  if (!file.endsWith('.csv')) throw new CellError('Naziv datoteke mora završavati na .csv.')
  const bar = new ProgressBar('Izvozim')
  const { products, lost } = await exportProducts(ctx, {
    file,
    format: parseArgument('--format', values.format, parseFormat),
    delimiter: values.comma ? ',' : undefined,
    files: !values['no-files'],
    onProgress: (progress) => bar.show(progress),
  })
  bar.end()
  bar.log(`  ${products} proizvoda: ${file}`)
  if (lost.length > 0) bar.log(`  U taj oblik ne stane: ${lost.join(', ')}.`)
  return 0
})

function readArguments() {
  try {
    const options = {
      format: { type: 'string' },
      comma: { type: 'boolean', default: false },
      'no-files': { type: 'boolean', default: false },
      site: { type: 'string' },
      help: { type: 'boolean', default: false },
    } as const
    const read = parseArgs({ options, allowPositionals: true })
    if (read.positionals.length <= 1 && !read.values.help) return read
  } catch (error) {
    process.stderr.write(`✗ ${describeArgumentError(error)}\n\n`)
  }
  process.stdout.write(usage)
  process.exit(process.argv.includes('--help') ? 0 : 2)
}

function parseFormat(text: string): ExportFormat {
  const formats = ['izlog', 'woocommerce', 'shopify'] as const
  const found = formats.find((format) => format === text.toLowerCase())
  if (found === undefined) throw new CellError(`„${text}” nije oblik. Može biti: ${formats.join(', ')}.`)
  return found
}
