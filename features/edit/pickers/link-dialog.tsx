'use client'

import { Unlink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button/button'
import { Chip } from '@/components/ui/button/chip'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { settingsOf } from '@/lib/documents/section-settings'
import { addLinks, useEditStore } from '../store/edit-store'
import { useDiscardGuard } from '../use-discard-guard'
import type { NewLink, RichLink } from '../rich/link/rich-link'
import { isRecordKind, linkOf, targetKinds, targetOf, type Target, type TargetKind } from './link-target'
import { RecordSearch } from './record-search'
import type { FoundRecord } from './records'
import type { StoredLink } from './stored-link'

type LinkDialogProps = { current: StoredLink | RichLink | null; onClose: (link: NewLink | 'removed' | null) => void }

/** `link-options`: where a link leads. Records are stored by id (docs/rules/content.md#links-by-id). */
export function LinkDialog({ current, onClose }: LinkDialogProps) {
  const t = useTranslations('edit.linkOptions')
  const fieldId = useId()
  const [before] = useState(() => targetOf(current))
  const [target, setTarget] = useState(before)
  const [record, setRecord] = useState<FoundRecord | null>(null)
  const [isRefused, setRefused] = useState(false)
  // Looking through the kinds changes nothing yet.
  const isChanged = target.id !== before.id || target.text !== before.text || target.hash !== before.hash
  const guard = useDiscardGuard({ isChanged, onClose: () => onClose(null) })

  function choose(change: Partial<Target>) {
    setTarget((before) => ({ ...before, ...change }))
    setRefused(false)
  }

  function chooseRecord(found: FoundRecord) {
    choose({ id: found.id })
    setRecord(found)
  }

  function submit() {
    const link = linkOf(target)
    if (link === null) return setRefused(true)
    if (record !== null && 'id' in link) addLinks({ [`${link.kind}:${link.id}`]: { target: record.target, title: record.title } })
    onClose(record === null ? link : { ...link, label: record.title })
  }

  return (
    <FormDialog
      title={t('title')}
      labels={{ submit: t('confirm'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={guard.close}
      question={guard.question}
      otherAction={
        current === null ? null : (
          <Button variant="quiet" className="mr-auto max-sm:px-3" onClick={() => onClose('removed')}>
            <Unlink aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t('remove')}</span>
          </Button>
        )
      }
    >
      <div role="group" aria-label={t('kind')} className="flex flex-wrap gap-2">
        {targetKinds.map((kind) => (
          <Chip key={kind} selected={kind === target.kind} onClick={() => choose({ kind, id: null })}>
            {t(`kinds.${kind}`)}
          </Chip>
        ))}
      </div>
      {isRecordKind(target.kind) ? (
        <>
          <CurrentRecord target={target} chosen={record} />
          {isRefused ? (
            <p role="alert" className="text-sm font-medium text-danger">
              {t('choose')}
            </p>
          ) : null}
          <RecordSearch key={target.kind} kind={target.kind} isChosen={({ id }) => id === target.id} onToggle={chooseRecord} />
          {target.kind === 'file' ? null : (
            <Field id={`${fieldId}-hash`} label={t('hash')} hint={t('hashHint')}>
              {(control) => <Input {...control} value={target.hash} onChange={(event) => choose({ hash: event.target.value })} />}
            </Field>
          )}
        </>
      ) : (
        <AddressField id={`${fieldId}-text`} target={target} isRefused={isRefused} onChange={(text) => choose({ text })} />
      )}
    </FormDialog>
  )
}

/** The record that the link names now: the search may not show it. */
function CurrentRecord({ target: { kind, id }, chosen }: { target: Target; chosen: FoundRecord | null }) {
  const t = useTranslations('edit.linkOptions')
  const known = useEditStore(({ links }) => links[`${kind}:${id}`])
  const title = chosen?.id === id ? chosen?.title : known?.title
  if (id === null) return null
  return <p className="text-sm text-ink-soft">{t('leadsTo', { title: title ?? t('gone') })}</p>
}

type AddressFieldProps = { id: string; target: Target; isRefused: boolean; onChange: (text: string) => void }

function AddressField({ id, target: { kind, text }, isRefused, onChange }: AddressFieldProps) {
  const t = useTranslations('edit.linkOptions')
  const anchors = useAnchors()
  const own = kind === 'anchor' || kind === 'email' || kind === 'phone' ? kind : 'address'
  return (
    <>
      <Field id={id} label={t(`texts.${own}`)} hint={t(`hints.${own}`)} error={isRefused ? t(`errors.${own}`) : undefined}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            inputMode={inputModes[own]}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {own === 'anchor' ? (
        <div role="group" aria-label={t('anchors')} className="flex flex-wrap gap-2">
          {anchors.map((anchor) => (
            <Chip key={anchor} selected={anchor === text} onClick={() => onChange(anchor)}>
              #{anchor}
            </Chip>
          ))}
        </div>
      ) : null}
    </>
  )
}

const inputModes = { anchor: 'text', address: 'url', email: 'email', phone: 'tel' } as const satisfies Partial<Record<TargetKind, string>>

/** The anchors of this page's sections. */
function useAnchors(): string[] {
  const joined = useEditStore(({ documents }) =>
    Object.values(documents)
      .flatMap(({ draft }) => Object.values(draft.document.sections).map((section) => settingsOf(section).anchor))
      .filter((anchor) => anchor !== '')
      .join(' '),
  )
  return joined === '' ? [] : joined.split(' ')
}
