'use client'

import { lazyComponent } from '@/components/lazy-component'
import { openDialog } from '../dialogs'
import type { RecordKind } from './records'

const RecordDialog = lazyComponent(async () => (await import('./record-dialog')).RecordDialog)

export type RecordChoice = {
  kind: RecordKind
  /** The chosen ones, in order: ids or slugs. */
  keys: readonly string[]
  by: 'id' | 'slug'
  max: number
  title: string
}

/** Opens `product-list`, `post-list` or `product-categories`: the chosen records in order. Null when it is dismissed. */
export function pickRecords(choice: RecordChoice): Promise<string[] | null> {
  return openDialog<string[]>((close) => <RecordDialog {...choice} onClose={close} />)
}
