'use client'

import { Check, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import type { RecordLinkKind } from '@/lib/routing/links'
import { UploadDocument } from './lazy-upload-document'
import { RecordRow } from './record-row'
import { useFoundRecords, type FoundRecord, type RecordKind } from './records'

type RecordSearchProps = {
  kind: RecordLinkKind | RecordKind
  isChosen: (record: FoundRecord) => boolean
  onToggle: (record: FoundRecord) => void
}

/** Finds records by name; every row is a toggle. */
export function RecordSearch({ kind, isChosen, onToggle }: RecordSearchProps) {
  const t = useTranslations('edit.pickers')
  const id = useId()
  const [typed, setTyped] = useState('')
  const hasChosen = useRef(false)
  const { data: records, isError, isPending } = useFoundRecords(kind, typed)
  const showsPicture = records?.some(({ picture }) => picture) ?? false
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the controls inside
    <div className="flex min-h-0 flex-col gap-3" onKeyDown={moveFocus}>
      <Field id={id} label={t('search')} labelHidden>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            start={<Search aria-hidden="true" />}
            placeholder={t('search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <output className="text-sm text-ink-soft empty:hidden">{messageOf()}</output>
      {kind === 'file' ? (
        <UploadDocument
          onStart={() => {
            hasChosen.current = false
          }}
          // What the editor has chosen meanwhile stays (docs/rules/media.md#upload-queue).
          onUploaded={(record) => hasChosen.current || onToggle(record)}
        />
      ) : null}
      <ul className="-mx-2 flex flex-col" aria-label={t('found')}>
        {records?.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              aria-pressed={isChosen(record)}
              onClick={() => {
                hasChosen.current = true
                onToggle(record)
              }}
              className="flex min-h-14 w-full items-center gap-3 rounded px-2 py-1 hover:bg-sunken aria-pressed:bg-action-soft"
            >
              <RecordRow record={record} showsPicture={showsPicture} />
              <Check aria-hidden="true" className={isChosen(record) ? 'size-5 shrink-0 text-action' : 'size-5 shrink-0 opacity-0'} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )

  function messageOf() {
    if (isError) return t('failed')
    if (isPending) return t('loading')
    if (records?.length !== 0) return null
    if (typed.trim() !== '') return t('none')
    return t(kind === 'file' ? 'noFiles' : 'nothing')
  }
}

/** Arrow keys go through the field and the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input,button')]
  const at = stops.findIndex((one) => one === document.activeElement)
  event.preventDefault()
  stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}
