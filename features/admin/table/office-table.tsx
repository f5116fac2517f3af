'use client'

import { useTranslations } from 'next-intl'
import { useRef, type CSSProperties, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Card } from '@/components/ui/display/card'
import { cn } from '@/lib/cn'
import type { Column, TableSelection } from './column'
import { ListFrame, type ListFrameProps } from './list-frame'
import { RowCheckbox } from './selection/row-checkbox'
import { isPageChosen, isRowChosen, togglePage, toggleRow, type SelectablePage } from './selection/selection'
import { TableHeading } from './table-heading'
import { useRowKeys } from './keys/use-row-keys'

type OfficeTableProps<Row> = ListFrameProps<Row> & {
  caption: string
  columns: readonly Column[]
  keyOf: (row: Row) => number | string
  selection?: TableSelection<Row>
  /** The cells of a row (./table-cell.tsx), one for each column. */
  children: (row: Row) => ReactNode
}

/**
 * A list with columns: a table on wide screens, cards on phones, with keys and a choice of rows (docs/rules/administration.md#office-table). Its rows are
 * grids, so that a row is one link; browsers keep the meaning of a table's elements whatever their `display`.
 */
export function OfficeTable<Row>({ caption, columns, keyOf, selection, children, ...frame }: OfficeTableProps<Row>) {
  const t = useTranslations('admin.table')
  const table = useRef<HTMLTableElement>(null)
  const page = { rows: selection ? (frame.query.data?.records ?? []).map(selection.idOf) : [], list: selection?.list ?? '' }
  useRowKeys(table, {
    hasRows: (frame.query.data?.records.length ?? 0) > 0,
    onToggle: selection ? (index) => selection.onChange(toggleRow(selection.value, page, page.rows[index] ?? 0)) : null,
  })
  const tracks: CSSProperties & { '--tracks': string } = {
    '--tracks': [selection ? '1.25rem' : '', ...columns.map(({ width }) => width)].join(' '),
  }
  return (
    <ListFrame {...frame}>
      {(rows) => (
        <>
          {selection ? (
            <Checkbox
              className="w-fit px-4 sm:px-6"
              checked={isPageChosen(selection.value, page)}
              onChange={() => selection.onChange(togglePage(selection.value, page))}
            >
              {t('choosePage')}
            </Checkbox>
          ) : null}
          <Card padding="none">
            <table ref={table} style={tracks} className="block text-left">
              <caption className="sr-only">{caption}</caption>
              <thead className="block border-b border-line-strong max-lg:hidden">
                <tr className="grid grid-cols-(--tracks) gap-x-6 px-6">
                  {selection ? <TableHeading header={t('chosen')} isHidden /> : null}
                  {columns.map(({ key, ...column }) => (
                    <TableHeading key={key} {...column} />
                  ))}
                </tr>
              </thead>
              <tbody className="block divide-y divide-line">
                {rows.map((row, index) => (
                  <TableRow key={keyOf(row)} row={row} index={index} page={page} selection={selection}>
                    {children(row)}
                  </TableRow>
                ))}
              </tbody>
            </table>
          </Card>
        </>
      )}
    </ListFrame>
  )
}

type TableRowProps<Row> = Pick<OfficeTableProps<Row>, 'selection'> & {
  row: Row
  index: number
  page: SelectablePage
  children: ReactNode
}

function TableRow<Row>({ row, index, page, selection, children }: TableRowProps<Row>) {
  const isChosen = selection ? isRowChosen(selection.value, page, selection.idOf(row)) : false
  return (
    <tr
      data-row={index}
      className={cn(
        'relative grid gap-x-6 gap-y-1 px-4 py-4 transition-colors hover:bg-paper sm:px-6 lg:grid-cols-(--tracks) lg:items-center',
        selection && 'max-lg:pl-14',
        isChosen && 'bg-action-soft [&_[data-badge]]:ring-1 [&_[data-badge]]:ring-current/25 [&_[data-badge]]:ring-inset',
      )}
    >
      {selection ? (
        <td className="relative z-1 max-lg:absolute max-lg:top-2 max-lg:left-4">
          <RowCheckbox
            id={selection.idOf(row)}
            page={page}
            label={selection.labelOf(row)}
            selection={selection.value}
            onChange={selection.onChange}
          />
        </td>
      ) : null}
      {children}
    </tr>
  )
}
