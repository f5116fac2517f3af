'use client'

import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { customerTagsQuery, useSetCustomerTags } from '@/features/admin/customers/customer-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { fold } from '@/lib/text/fold'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { readTagConflict } from './conflicts'
import { mergeTags, tagChange, type TagChange } from './merge-tags'

/** `base`, `version`: what the changes were begun on. */
type TagsDraft = { base: readonly string[]; version: number; tags: string[] }
type ColleagueChange = TagChange & { by: string }

/** The tags, changed as a list; a colleague's changes are joined with what was typed (docs/rules/customers.md#customer-tags). */
export function TagsCard({ customer: { id, tags, tagsVersion } }: { customer: Customer }) {
  const t = useTranslations('admin.customers.tags')
  const [draft, setDraft] = useState<TagsDraft | null>(null)
  const [colleagueChange, setColleagueChange] = useState<ColleagueChange | null>(null)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const { data: vocabulary = [] } = useQuery({ ...customerTagsQuery, enabled: draft !== null })
  const { mutateAsync: save, isPending } = useSetCustomerTags()
  const saveOnce = useSubmitOnce(submit)
  const mayChange = useMayCall(officeCustomerApi.setTags)

  function close() {
    setDraft(null)
    setColleagueChange(null)
    setTyped('')
  }

  /** With what stands in the field, so that nobody must press twice. */
  async function submit() {
    if (!draft) return
    const wanted = withTag(draft.tags, typed)
    try {
      await save({ id, version: draft.version, tags: wanted })
      close()
    } catch (error) {
      setDraft({ ...draft, tags: wanted })
      setTyped('')
      const theirs = hasErrorCode(error, 'STALE_VERSION') ? readTagConflict(error.data) : null
      if (!theirs) return toastError(error)
      setColleagueChange({ ...tagChange(draft.base, theirs.tags), by: theirs.by })
      setDraft({ base: theirs.tags, version: theirs.version, tags: mergeTags({ base: draft.base, mine: wanted, theirs: theirs.tags }) })
    }
  }

  function add(event: FormEvent) {
    event.preventDefault()
    if (!draft || typed.trim() === '') return
    setDraft({ ...draft, tags: withTag(draft.tags, typed) })
    setTyped('')
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="tags-title">
      <h2 id="tags-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {draft ? (
        <div className="flex flex-col gap-4">
          {colleagueChange ? (
            <Alert tone="warning" role="alert" title={t('changedMeanwhile', { by: colleagueChange.by || t('somebody') })}>
              {colleagueChange.added.length > 0 ? <p>{t('theyAdded', { tags: colleagueChange.added.join(', ') })}</p> : null}
              {colleagueChange.removed.length > 0 ? <p>{t('theyRemoved', { tags: colleagueChange.removed.join(', ') })}</p> : null}
              <p>{t('joined')}</p>
            </Alert>
          ) : null}
          {draft.tags.length > 0 ? (
            <ul className="flex flex-wrap gap-2">
              {draft.tags.map((tag) => (
                <li key={tag} className="max-w-full">
                  <Button
                    variant="secondary"
                    size="sm"
                    className="max-w-full"
                    aria-label={t('remove', { tag })}
                    onClick={() => setDraft({ ...draft, tags: draft.tags.filter((one) => one !== tag) })}
                  >
                    <span className="min-w-0 truncate">{tag}</span>
                    <X aria-hidden="true" className="size-4 shrink-0" />
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
          <form onSubmit={add} className="flex flex-col items-start gap-3">
            <Field id="new-tag" label={t('new')} hint={t('hint')} className="w-full">
              {(control) => (
                <Input
                  {...control}
                  value={typed}
                  maxLength={40}
                  autoComplete="off"
                  list={listId}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <datalist id={listId}>
              {vocabulary.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
            <Button type="submit" variant="secondary" size="sm" disabled={typed.trim() === '' || draft.tags.length >= 20}>
              {t('add')}
            </Button>
          </form>
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending} onClick={() => void saveOnce()}>
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3">
          {tags.length > 0 ? (
            <ul className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} className="max-w-full">
                  <Badge tone="outline" className="wrap-anywhere whitespace-normal">
                    {tag}
                  </Badge>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{t('none')}</p>
          )}
          {mayChange ? (
            <Button variant="secondary" size="sm" onClick={() => setDraft({ base: tags, version: tagsVersion, tags: [...tags] })}>
              {t('change')}
            </Button>
          ) : null}
        </div>
      )}
    </Card>
  )
}

/** A tag in another spelling is the same tag. */
function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim()
  const isKnown = tag === '' || tags.some((one) => fold(one) === fold(tag))
  return isKnown ? [...tags] : [...tags, tag]
}
