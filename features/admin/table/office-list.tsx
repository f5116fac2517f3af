'use client'

import type { ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import { ListFrame, type ListFrameProps } from './list-frame'

type OfficeListProps<Row> = ListFrameProps<Row> & {
  /** Renders a row as `<li>`. */
  children: (row: Row) => ReactNode
}

/** A paged list whose rows have no columns. */
export function OfficeList<Row>({ children, ...frame }: OfficeListProps<Row>) {
  return (
    <ListFrame {...frame}>
      {(rows) => (
        <Card padding="none">
          <ul className="divide-y divide-line">{rows.map(children)}</ul>
        </Card>
      )}
    </ListFrame>
  )
}
