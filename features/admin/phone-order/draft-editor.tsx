'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { ApiError } from '@/lib/api/errors'
import type { Draft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { toastError } from '@/lib/browser/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { useRouter } from '@/lib/i18n/navigation'
import { ContactFields } from './contact/contact-fields'
import { ContactSearch } from './contact/contact-search'
import { fieldIdOf, findProblems, formOf, isChanged, saveInput, withItem, type DraftForm } from './draft-form'
import { useSaveDraft } from './draft-queries'
import { ItemSearch } from './items/item-search'
import { DraftLines } from './items/draft-lines'
import { Methods } from './methods'
import { PlaceCard } from './place-card'
import { ProblemSummary } from './problem-summary'
import { useProblemTexts } from './use-problem-texts'

/** Items, buyer and methods of a draft; what is typed is priced by the server and then ordered. */
export function DraftEditor({ draft }: { draft: Draft | null }) {
  const t = useTranslations('admin.phoneOrder')
  const router = useRouter()
  const [form, setForm] = useState(() => formOf(draft))
  /** The rules that were broken when it was sent last, by field. */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const summary = useRef<HTMLDivElement>(null)
  const textOf = useProblemTexts()
  const { mutateAsync: save, isPending } = useSaveDraft()
  const saveOnce = useSubmitOnce(send)
  // A repeated press after a lost answer must not open a second draft.
  const sendKeyed = useIdempotentSend()
  /** The newest form: it may change while a save runs. */
  const latest = useRef(form)
  const isChosen = useRef(false)
  /** The draft that was opened while the clerk typed on. */
  const [opened, setOpened] = useState<Draft | null>(null)
  const current = draft ?? opened
  const errors = Object.fromEntries(Object.entries(problems).map(([id, rule]) => [id, textOf(rule)]))

  function show(found: Readonly<Record<string, string>>) {
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) summary.current?.focus()
  }

  function change(next: DraftForm) {
    latest.current = next
    setForm(next)
  }

  /** `base`: the draft that it replaces. */
  async function send(next: DraftForm, base: Draft | null = current) {
    isChosen.current = false
    const found = findProblems(next)
    show(found)
    if (Object.keys(found).length > 0) return
    try {
      const input = { ...saveInput(next), id: base?.id, version: base?.version }
      const saved = await sendKeyed(input, ({ headers }) => save({ key: headers['idempotency-key'], input }))
      await take(saved, next)
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
      if (refused.length === 0) toastError(error)
      else show(Object.fromEntries(refused.map(([path, rules]) => [fieldIdOf(path, next), rules[0] ?? 'required'])))
    }
  }

  /** What was typed while it was saved stays, and a method that was chosen is priced too. Another page would forget both. */
  async function take(saved: Draft, sent: DraftForm) {
    if (latest.current === sent) {
      change(formOf(saved))
      if (!draft) router.replace({ pathname: '/admin/orders/new', query: { draft: saved.id } })
      return
    }
    if (!draft) setOpened(saved)
    if (isChosen.current) await send(latest.current, saved)
  }

  /** A method is priced at once: it is the last thing that the buyer is asked. */
  function choose(methods: Partial<DraftForm>) {
    const next = { ...latest.current, ...methods }
    isChosen.current = true
    change(next)
    void saveOnce(next)
  }

  return (
    <div className="flex flex-col gap-6">
      <ItemSearch onAdd={(item) => change(withItem(latest.current, item))} />
      <ContactSearch onChoose={(contact) => change({ ...latest.current, contact })} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveOnce(form)
        }}
        className="flex flex-col gap-6"
      >
        <ProblemSummary ref={summary} errors={errors} />
        <DraftLines form={form} draft={current} errors={errors} onChange={(lines) => change({ ...latest.current, lines })} />
        <ContactFields
          title={t('contact.title')}
          note={t('contact.note')}
          contact={form.contact}
          countries={current?.countries ?? []}
          errors={errors}
          onChange={(contact) => change({ ...latest.current, contact })}
        />
        <Card as="section" padding="lg" className="flex flex-col gap-5">
          <Methods form={form} draft={current} onChoose={choose} />
          <div>
            <Button type="submit" variant={isChanged(form, current) ? 'primary' : 'secondary'} busy={isPending}>
              {t('compute')}
            </Button>
          </div>
        </Card>
      </form>
      {current ? <PlaceCard draft={current} isDirty={isChanged(form, current)} /> : null}
    </div>
  )
}
