'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onOwnEntry } from '@/components/form/use-leave-warning'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { ApiError } from '@/lib/api/errors'
import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { LeaveGuard } from '@/features/admin/form/leave-guard'
import { ContactFields } from './contact/contact-fields'
import { ContactSearch } from './contact/contact-search'
import { fieldIdOf, validateDraft, formOf, isChanged, saveInput, withItem, type DraftForm } from './draft-form'
import { draftQuery, draftsQuery, useSaveDraft } from './draft-queries'
import { ItemSearch } from './items/item-search'
import { DraftLines } from './items/draft-lines'
import { Methods } from './methods'
import { PlaceCard } from './place-card'
import { ProblemSummary } from './problem-summary'
import { useProblemTexts } from './use-problem-texts'

/** `onOpened`: a new draft was saved for the first time. */
type DraftEditorProps = { draft: OrderDraft | null; onOpened?: () => void }

/** Items, buyer and methods of a draft; what is typed is priced by the server and then ordered. */
export function DraftEditor({ draft, onOpened }: DraftEditorProps) {
  const t = useTranslations('admin.phoneOrder')
  const [form, setForm] = useState(() => formOf(draft))
  /** The rules that were broken when it was sent last, by field. */
  const [brokenRules, setBrokenRules] = useState<Readonly<Record<string, string>>>({})
  const summary = useRef<HTMLDivElement>(null)
  const textOf = useProblemTexts()
  const { mutateAsync: save, isPending } = useSaveDraft()
  const saveOnce = useSubmitOnce(saveForm)
  // A repeated press after a lost answer must not open a second draft.
  const sendKeyed = useIdempotentSend()
  /** The newest form: it may change while a save runs. */
  const latest = useRef(form)
  const hasUnpricedMethod = useRef(false)
  /** The new draft's id, once it is saved; an error while it is ordered loads it again. */
  const [openedId, setOpenedId] = useState<string | null>(null)
  const { data: opened = null } = useQuery({ ...draftQuery(openedId ?? ''), enabled: openedId !== null })
  const current = draft ?? opened
  // A draft that was not saved yet has no countries of its own.
  const { data: list } = useQuery({ ...draftsQuery, enabled: current === null })
  const isDirty = isChanged(form, current)
  const errors = Object.fromEntries(Object.entries(brokenRules).map(([id, rule]) => [id, textOf(rule)]))

  function showErrors(found: Readonly<Record<string, string>>) {
    flushSync(() => setBrokenRules(found))
    if (Object.keys(found).length > 0) summary.current?.focus()
  }

  function updateForm(next: DraftForm) {
    latest.current = next
    setForm(next)
  }

  /** `base`: the draft that it replaces. */
  async function saveForm(next: DraftForm, base: OrderDraft | null = current) {
    if (rejectInvalidQuantity()) return
    hasUnpricedMethod.current = false
    const found = validateDraft(next, { isNew: base === null })
    showErrors(found)
    if (Object.keys(found).length > 0) return
    try {
      const input = { ...saveInput(next), id: base?.id, version: base?.version }
      const saved = await sendKeyed(input, ({ headers }) => save({ key: headers['idempotency-key'], input }))
      await applySaved(saved, next)
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
      if (refused.length === 0) toastError(error)
      else showErrors(Object.fromEntries(refused.map(([path, rules]) => [fieldIdOf(path, next), rules[0] ?? 'required'])))
    }
  }

  /** What was typed while it was saved stays, and a method that was chosen is priced too. */
  async function applySaved(saved: OrderDraft, sent: DraftForm) {
    if (!draft) open(saved)
    if (latest.current === sent) updateForm(formOf(saved))
    else if (hasUnpricedMethod.current) await saveForm(latest.current, saved)
  }

  function open(saved: OrderDraft) {
    setOpenedId(saved.id)
    onOpened?.()
  }

  // Gives the page the draft's address for a reload without navigating: another page would forget what is typed meanwhile.
  useEffect(() => {
    if (openedId === null || isDirty) return undefined
    return onOwnEntry(() => window.history.replaceState(null, '', `${window.location.pathname}?draft=${openedId}`))
  }, [openedId, isDirty])

  /** A method is priced at once: it is the last thing that the buyer is asked. */
  function chooseMethod(methods: Partial<DraftForm>) {
    const next = { ...latest.current, ...methods }
    hasUnpricedMethod.current = true
    updateForm(next)
    void saveOnce(next)
  }

  return (
    <div className="flex flex-col gap-6">
      <LeaveGuard isDirty={isDirty} onDiscard={() => updateForm(formOf(current))} />
      <ItemSearch onAdd={(item) => updateForm(withItem(latest.current, item))} />
      <ContactSearch onChoose={(contact) => updateForm({ ...latest.current, contact })} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveOnce(form)
        }}
        className="flex flex-col gap-6"
      >
        <ProblemSummary ref={summary} errors={errors} />
        <DraftLines form={form} draft={current} errors={errors} onChange={(lines) => updateForm({ ...latest.current, lines })} />
        <ContactFields
          title={t('contact.title')}
          note={t('contact.note')}
          contact={form.contact}
          countries={current?.countries ?? list?.countries ?? []}
          errors={errors}
          onChange={(contact) => updateForm({ ...latest.current, contact })}
        />
        <Card as="section" padding="lg" className="flex flex-col gap-5">
          <Methods form={form} draft={current} onChoose={chooseMethod} />
          <div>
            <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} busy={isPending}>
              {t('compute')}
            </Button>
          </div>
        </Card>
      </form>
      {current ? <PlaceCard draft={current} isDirty={isDirty} /> : null}
    </div>
  )
}
