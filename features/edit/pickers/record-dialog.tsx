'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { OrderedList } from '../lists/ordered-list'
import type { RecordChoice } from './pick-records'
import { RecordRow } from './record-row'
import { RecordSearch } from './record-search'
import { useRecords, type FoundRecord } from './records'

type RecordDialogProps = RecordChoice & { onClose: (keys: string[] | null) => void }

/** Searches on one side, the chosen records in their order on the other. Edits a copy until it is confirmed. */
export function RecordDialog({ kind, keys, by, max, title, onClose }: RecordDialogProps) {
  const t = useTranslations('edit.pickers')
  const [chosen, setChosen] = useState(keys)
  const [found, setFound] = useState<readonly FoundRecord[]>([])
  const { data: before = [] } = useRecords(kind, keys)
  const keyOf = ({ id, target }: FoundRecord) => (by === 'id' ? String(id) : target)
  const isFull = chosen.length >= max

  function toggle(record: FoundRecord) {
    const key = keyOf(record)
    setFound((all) => [...all, record])
    if (chosen.includes(key)) setChosen(chosen.filter((one) => one !== key))
    else if (max === 1) setChosen([key])
    else if (!isFull) setChosen([...chosen, key])
  }

  const entries = chosen.map((key) => {
    const record = [...found, ...before].find((one) => keyOf(one) === key)
    return {
      id: key,
      label: record?.title ?? key,
      content: record ? <RecordRow record={record} showsPicture={record.picture !== null && record.picture !== undefined} /> : key,
    }
  })
  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      size={max === 1 ? 'md' : 'lg'}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(null)}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onClose([...chosen])}>{t('confirm')}</Button>
        </>
      }
    >
      <div className={max === 1 ? undefined : 'grid gap-8 md:grid-cols-2'}>
        <RecordSearch kind={kind} isChosen={(record) => chosen.includes(keyOf(record))} onToggle={toggle} />
        {max === 1 ? null : (
          <section className="flex flex-col gap-3 max-md:order-first" aria-label={t('chosen')}>
            <h3 className="flex min-h-12 items-center justify-between gap-3 font-sans text-base font-semibold">
              {t('chosen')}
              <span className="text-sm font-normal text-ink-soft tabular-nums">{`${chosen.length} / ${max}`}</span>
            </h3>
            {chosen.length === 0 ? <p className="text-sm text-ink-soft">{t('noneChosen')}</p> : null}
            {isFull ? <p className="text-sm text-ink-soft">{t('full')}</p> : null}
            <OrderedList
              label={t('chosen')}
              entries={entries}
              onMove={(key, toIndex) => setChosen(chosen.filter((one) => one !== key).toSpliced(toIndex, 0, key))}
              onRemove={(key) => setChosen(chosen.filter((one) => one !== key))}
            />
          </section>
        )}
      </div>
    </Dialog>
  )
}
