'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError } from '@/lib/browser/toast/toast'
import { slugOf } from '@/lib/text/slug'
import { useDiscardGuard } from '../../use-discard-guard'
import { contentPath, saveAndOpen } from '../edit-address'
import { SlugField } from '../slug-field'
import { slugProblem } from '../slug-problem'
import { createPage, initialPage, slugFor, type NewPage } from './new-page'
import { NewPageChoices } from './new-page-choices'

type NewPageDialogProps = { copyOf: number | null; onClose: () => void }

/** `new-page`: a page or post, empty, of a template or as a copy (docs/rules/content.md#new-page). A failure keeps what was typed. */
export function NewPageDialog({ copyOf, onClose }: NewPageDialogProps) {
  const t = useTranslations('edit.pages.new')
  const ruleText = useTranslations('forms.rules')
  const locale = useLocale()
  const fieldId = useId()
  const [page, setPage] = useState(() => initialPage(copyOf))
  const [hasTried, setHasTried] = useState(false)
  const creation = useMutation({ mutationFn: createPage })
  const refusalOf = useFieldRefusal(creation.error)
  const slug = slugFor(page)
  const hasTitle = page.title.trim() !== ''
  const brokenRule = slugProblem(slugOf(slug))

  function change(values: Partial<NewPage>) {
    setPage((before) => ({ ...before, ...values }))
    creation.reset()
  }
  // What is being made leads away from this page.
  const isChanged = !creation.isPending && !creation.isSuccess && (page.title !== '' || page.slug !== null)
  const guard = useDiscardGuard({ isChanged, onClose })

  async function submit() {
    setHasTried(true)
    if (!hasTitle || brokenRule) return
    try {
      const created = await creation.mutateAsync(page)
      await saveAndOpen(contentPath(created.slug, locale))
    } catch (error) {
      if (!hasErrorCode(error, 'VALIDATION')) toastError(error)
    }
  }

  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      labels={{ submit: t('create'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={guard.close}
      question={guard.question}
    >
      <Field id={`${fieldId}-title`} label={t('name')} error={hasTried && !hasTitle ? ruleText('required') : refusalOf('title')} required>
        {(control) => (
          <Input
            {...control}
            value={page.title}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <SlugField
        id={`${fieldId}-slug`}
        label={t('slug')}
        hint={t('slugHint')}
        error={(hasTried || page.slug !== null) && brokenRule ? ruleText(brokenRule) : refusalOf('slug')}
        value={slug}
        onChange={(typed) => change({ slug: typed })}
      />
      <NewPageChoices id={fieldId} page={page} onChange={change} />
    </FormDialog>
  )
}
