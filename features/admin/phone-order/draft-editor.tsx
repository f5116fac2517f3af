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
  const errors = Object.fromEntries(Object.entries(problems).map(([id, rule]) => [id, textOf(rule)]))

  function show(found: Readonly<Record<string, string>>) {
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) summary.current?.focus()
  }

  async function send(next: DraftForm) {
    const found = findProblems(next)
    show(found)
    if (Object.keys(found).length > 0) return
    try {
      const saved = await save({ ...saveInput(next), id: draft?.id, version: draft?.version })
      setForm(formOf(saved))
      if (!draft) router.replace({ pathname: '/admin/orders/new', query: { draft: saved.id } })
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
      if (refused.length === 0) toastError(error)
      else show(Object.fromEntries(refused.map(([path, rules]) => [fieldIdOf(path, next), rules[0] ?? 'required'])))
    }
  }

  /** A method is priced at once: it is the last thing that the buyer is asked. */
  function choose(methods: Partial<DraftForm>) {
    const next = { ...form, ...methods }
    setForm(next)
    void saveOnce(next)
  }

  return (
    <div className="flex flex-col gap-6">
      <ItemSearch onAdd={(item) => setForm((typed) => withItem(typed, item))} />
      <ContactSearch onChoose={(contact) => setForm((typed) => ({ ...typed, contact }))} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saveOnce(form)
        }}
        className="flex flex-col gap-6"
      >
        <ProblemSummary ref={summary} errors={errors} />
        <DraftLines form={form} draft={draft} errors={errors} onChange={(lines) => setForm({ ...form, lines })} />
        <ContactFields
          contact={form.contact}
          countries={draft?.countries ?? []}
          errors={errors}
          onChange={(contact) => setForm({ ...form, contact })}
        />
        <Card as="section" padding="lg" className="flex flex-col gap-5">
          <Methods form={form} draft={draft} onChoose={choose} />
          <div>
            <Button type="submit" variant={isChanged(form, draft) ? 'primary' : 'secondary'} busy={isPending}>
              {t('compute')}
            </Button>
          </div>
        </Card>
      </form>
      {/* The key forgets the request of another version. */}
      {draft ? <PlaceCard key={draft.version} draft={draft} isDirty={isChanged(form, draft)} /> : null}
    </div>
  )
}
