import { useTranslations } from 'next-intl'
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/display/table'
import type { ChangedRow } from './changed-rows'

export function ChangeTable({ rows, caption }: { rows: readonly ChangedRow[]; caption: string }) {
  const t = useTranslations('admin.audit')
  const hasBefore = rows.some(({ before }) => before !== null)
  return (
    <Table caption={caption} captionHidden className="text-sm">
      <TableHead>
        <TableRow>
          <HeaderCell className="py-2">{t('field')}</HeaderCell>
          {hasBefore ? <HeaderCell className="py-2">{t('before')}</HeaderCell> : null}
          <HeaderCell className="py-2">{t('after')}</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, before, after }, index) => (
          <TableRow key={`${index} ${name}`}>
            <HeaderCell scope="row" className="py-2 align-top font-normal">
              {name}
            </HeaderCell>
            {hasBefore ? <Cell className="min-w-32 py-2 wrap-anywhere text-ink-soft">{before}</Cell> : null}
            <Cell className="min-w-32 py-2 wrap-anywhere">{after}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
