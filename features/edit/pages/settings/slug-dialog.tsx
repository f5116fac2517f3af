'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { Checkbox } from '@/components/ui/control/checkbox'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { toastError } from '@/lib/browser/toast/toast'
import { slugOf } from '@/lib/text/slug'
import { useDiscardGuard } from '../../use-discard-guard'
import { saveAndOpen } from '../edit-address'
import { SlugField } from '../slug-field'
import { slugProblem } from '../slug-problem'
import { addressOf, changeSlug, ownerQueryKey, type SlugOwner } from './slug-owner'

/** A new address: from where to where, whether the old one redirects, and what links to it (docs/rules/content.md#moved-content). */
export function SlugDialog({ owner, onClose }: { owner: SlugOwner; onClose: () => void }) {
  const { kind, id, slug: from } = owner
  const t = useTranslations('edit.pages.slug')
  const ruleText = useTranslations('forms.rules')
  const locale = useLocale()
  const client = useQueryClient()
  const fieldId = useId()
  const [typed, setTyped] = useState(from)
  const slug = slugOf(typed)
  const [redirect, setRedirect] = useState(true)
  const change = useMutation({
    mutationFn: () => changeSlug(owner, { slug, redirect }),
    // The panel then shows where a colleague has moved it.
    onError: () => client.invalidateQueries({ queryKey: ownerQueryKey(owner) }),
  })
  const refusalOf = useFieldRefusal(change.error)
  const brokenRule = slugProblem(slug)
  // What is being changed leads to the new address.
  const guard = useDiscardGuard({ isChanged: !change.isPending && !change.isSuccess && typed !== from, onClose })

  async function submit() {
    if (brokenRule) return
    if (slug === from) return onClose()
    try {
      await change.mutateAsync()
      await saveAndOpen(addressOf(owner, slug, locale))
    } catch (error) {
      if (!hasErrorCode(error, 'VALIDATION')) toastError(error)
    }
  }

  return (
    <FormDialog
      size="sm"
      title={t('title')}
      labels={{ submit: t('confirm'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={guard.close}
      question={guard.question}
    >
      <SlugField
        id={`${fieldId}-slug`}
        label={t('new')}
        error={brokenRule ? ruleText(brokenRule) : refusalOf('slug')}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          change.reset()
        }}
      />
      <p className="font-mono text-sm break-all">
        {addressOf(owner, from, locale)} → {addressOf(owner, slug, locale)}
      </p>
      {kind === 'product' ? (
        <p className="text-sm text-ink-soft">{t('alwaysRedirects')}</p>
      ) : (
        <Checkbox checked={redirect} onChange={({ target }) => setRedirect(target.checked)}>
          {t('redirect')}
        </Checkbox>
      )}
      {kind === 'page' ? <LinksTo id={id} redirect={redirect} /> : null}
    </FormDialog>
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
