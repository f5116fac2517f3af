'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Dialog } from '@/components/ui/overlay/dialog'
import { call } from '@/lib/api/client'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { toastError } from '@/lib/browser/toast'
import { useDiscardGuard } from '../../use-discard-guard'
import { contentPath, editAt } from '../edit-address'
import { slugProblem } from '../slug-problem'

type SlugDialogProps = { kind: 'page' | 'post'; id: number; slug: string; onClose: () => void }

/** A new address: from where to where, whether the old one redirects, and what links to it (docs/rules/content.md#moved-content). */
export function SlugDialog({ kind, id, slug: from, onClose }: SlugDialogProps) {
  const t = useTranslations('edit.pages.slug')
  const rule = useTranslations('forms.rules')
  const locale = useLocale()
  const formId = useId()
  const [slug, setSlug] = useState(from)
  const [redirect, setRedirect] = useState(true)
  const change = useMutation({ mutationFn: () => changeSlug({ kind, id, from, slug, redirect }) })
  const refused = change.error instanceof ApiError ? change.error.fieldErrors.slug?.[0] : undefined
  const problem = slugProblem(slug)
  // What is being changed leads to the new address.
  const guard = useDiscardGuard({ isChanged: !change.isPending && !change.isSuccess && slug !== from, onClose })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change.isPending || problem) return
    if (slug === from) return onClose()
    try {
      await change.mutateAsync()
      await editAt(contentPath(slug, locale))
    } catch (error) {
      if (!hasErrorCode(error, 'VALIDATION')) toastError(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || change.isPending ? undefined : guard.close())}
      size="sm"
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={guard.close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field id={`${formId}-slug`} label={t('new')} error={problem ? rule(problem) : refused} required>
          {(control) => (
            <Input
              {...control}
              value={slug}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              onChange={({ target }) => {
                setSlug(target.value)
                change.reset()
              }}
            />
          )}
        </Field>
        <p className="font-mono text-sm break-all">
          /{from} → /{slug}
        </p>
        <Checkbox checked={redirect} onChange={({ target }) => setRedirect(target.checked)}>
          {t('redirect')}
        </Checkbox>
        {kind === 'page' ? <LinksTo id={id} redirect={redirect} /> : null}
      </form>
      {guard.question}
    </Dialog>
  )
}

function LinksTo({ id, redirect }: { id: number; redirect: boolean }) {
  const t = useTranslations('edit.pages.slug')
  const { data } = useQuery({
    queryKey: queryKey(officePageApi.linksTo, { id }),
    queryFn: () => call(officePageApi.linksTo, { id }),
    staleTime: 0,
  })
  if (!data) return null
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <p>{t('byId', { count: data.byId })}</p>
      {data.bySlug > 0 ? <p>{t(redirect ? 'bySlug' : 'bySlugBroken', { count: data.bySlug })}</p> : null}
    </div>
  )
}

type Change = { kind: 'page' | 'post'; id: number; from: string; slug: string; redirect: boolean }

async function changeSlug({ kind, ...input }: Change): Promise<void> {
  await (kind === 'page' ? call(officePageApi.changeSlug, input) : call(officePostApi.changeSlug, input))
}
