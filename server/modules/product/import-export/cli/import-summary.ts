import type { ImportReport } from '@/server/modules/product/import-export/record/import-report'

const maxNames = 12

/** Formats an import report for the terminal. */
export function summaryOf(report: ImportReport, { isWritten, ms, file }: { isWritten: boolean; ms: number; file: string }): string[] {
  const { created, updated, unchanged, refused, errors, warnings, images: pictures, files, newTaxonomy } = report
  return [
    '',
    `  Oblik: ${report.format} (${report.encoding}, razdjelnik ${report.delimiter === '\t' ? 'tabulator' : report.delimiter})`,
    `  ${isWritten ? 'Novih' : 'Bilo bi novih'}: ${created} · promijenjenih: ${updated} · nepromijenjenih: ${unchanged} · odbijenih: ${refused}`,
    ...sourcesLine('Slike', pictures, isWritten),
    ...sourcesLine('Datoteke e-proizvoda', files, isWritten),
    ...namesLine('Nove kategorije', newTaxonomy.categories),
    ...namesLine('Novi atributi', newTaxonomy.attributes),
    ...namesLine('Nove vrijednosti', newTaxonomy.values),
    ...namesLine('Novi proizvođači', newTaxonomy.manufacturers),
    // All of them: what they hold is in no other line.
    ...namesLine('Stupci koji se ne čitaju', report.ignoredColumns, Number.POSITIVE_INFINITY),
    ...report.notes.map((note) => `  ${note}`),
    `  Grešaka: ${errors} · upozorenja: ${warnings} · ${(ms / 1000).toFixed(1).replace('.', ',')} s`,
    ...(isWritten ? [] : ['', `  Ništa nije upisano. Za upis: npm run products:import -- ${quoted(file)} --write`]),
  ]
}

function sourcesLine(title: string, { stored, failed }: ImportReport['files'], isWritten: boolean): string[] {
  return stored + failed > 0 ? [`  ${title}: ${stored} ${isWritten ? 'preuzeto' : 'za preuzeti'}, ${failed} nedostupno`] : []
}

function namesLine(title: string, names: readonly string[], limit = maxNames): string[] {
  if (names.length === 0) return []
  const rest = names.length > limit ? ` … i još ${names.length - limit}; sve zapisuje --report problemi.csv` : ''
  return [`  ${title} (${names.length}): ${names.slice(0, limit).join('; ')}${rest}`]
}

function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`
}
