'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { OrderedList } from '../../lists/ordered-list'
import { pickRecords } from '../../pickers/pick-records'
import { RecordRow } from '../../pickers/record-row'
import { ListFailed } from '../list-failed'
import { useRecords, type RecordKind } from '../../pickers/records'

export type ChosenRecordsProps = {
  name: string
  kind: RecordKind
  /** Ids or slugs, in order. */
  keys: readonly string[]
  by: 'id' | 'slug'
  max: number
  onChange: (keys: string[]) => void
}

/** Records in the order that the editor chooses. One that is gone stays until it is removed. */
export function ChosenRecords({ name, kind, keys, by, max, onChange }: ChosenRecordsProps) {
  const t = useTranslations('edit.inspector')
  const { data: records, isError, isFetching, isSuccess, isPlaceholderData, refetch } = useRecords(kind, keys)
  const isLoaded = isSuccess && !isPlaceholderData

  async function choose() {
    const picked = await pickRecords({ kind, keys, by, max, title: name })
    if (picked !== null) onChange(picked)
  }

  const entries = keys.map((key) => {
    const record = records?.find(({ id, target }) => (by === 'id' ? String(id) : target) === key)
    const missing = isError ? key : isLoaded ? t('goneRecord', { name: key }) : '…'
    return {
      id: key,
      label: record?.title ?? key,
      content: record ? (
        <RecordRow record={record} showsPicture={record.picture !== null && record.picture !== undefined} />
      ) : (
        <span className="text-ink-soft">{missing}</span>
      ),
    }
  })
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2">
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{name}</span>
        {max > 1 ? <span className="text-ink-soft tabular-nums">{`${keys.length} / ${max}`}</span> : null}
      </p>
      {isError ? <ListFailed isFetching={isFetching} onRetry={() => void refetch()} /> : null}
      <OrderedList
        label={name}
        entries={entries}
        onMove={(key, toIndex) => onChange(keys.filter((other) => other !== key).toSpliced(toIndex, 0, key))}
        onRemove={(key) => onChange(keys.filter((other) => other !== key))}
      />
      <Button variant="secondary" size="sm" className="self-start" onClick={() => void choose()}>
        <Plus aria-hidden="true" className="size-4" />
        {t('choose')}
      </Button>
    </div>
  )
}
