'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { linkApi } from '@/lib/api/v1/cms/link'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { slugOf } from '@/lib/text/slug'
import { saveAll } from '../../store/saving'
import { useDiscardGuard } from '../../use-discard-guard'
import { saveAndOpen } from '../edit-address'
import { SlugField } from '../slug-field'
import { slugProblem } from '../slug-problem'
import { translationPath, translationQuery, type SiteLanguage, type TranslatableContent } from './translation-queries'

type TranslationDialogProps = { original: TranslatableContent; language: SiteLanguage; onClose: () => void }

/** Title and address of a new translation, which begins with what is published of the page or post. */
export function TranslationDialog({ original, language, onClose }: TranslationDialogProps) {
  const t = useTranslations('edit.pages')
  const ruleText = useTranslations('forms.rules')
  const fieldId = useId()
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const [chosenSlug, setSlug] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const isHome = original.slug === homeSlug
  const slug = isHome ? homeSlug : (chosenSlug ?? slugOf(title))
  const brokenRule = isHome ? null : slugProblem(slug)
  const creation = useMutation({
    mutationFn: async () => {
      await saveAll()
      const translation = { id: original.id, language: language.code, title: title.trim(), slug }
      return original.kind === 'page'
        ? call(linkApi.createTranslationFromOriginal, translation)
        : call(officePostApi.createTranslation, translation)
    },
  })
  const refusalOf = useFieldRefusal(creation.error)
  // What is being made leads to the translation.
  const isChanged = !creation.isPending && !creation.isSuccess && (title !== '' || chosenSlug !== null)
  const guard = useDiscardGuard({ isChanged, onClose })

  async function submit() {
    setHasTried(true)
    if (title.trim() === '' || brokenRule) return
    try {
      const created = await creation.mutateAsync()
      client.setQueryData(translationQuery(original, language.code).queryKey, created)
      toastSuccess(t('translations.created', { language: language.name }))
      onClose()
      const path = translationPath(language, created.slug)
      if (path !== null) await saveAndOpen(path)
    } catch (error) {
      if (!hasErrorCode(error, 'VALIDATION')) toastError(error)
    }
  }

  return (
    <FormDialog
      size="sm"
      title={t('translations.title', { language: language.name })}
      description={t(original.kind === 'page' ? 'translations.text' : 'translations.postText')}
      labels={{ submit: t('translations.confirm'), cancel: t('new.cancel'), close: t('new.close') }}
      onSubmit={submit}
      onClose={guard.close}
      question={guard.question}
    >
      <Field
        id={`${fieldId}-title`}
        label={t('new.name')}
        hint={original.title}
        error={hasTried && title.trim() === '' ? ruleText('required') : refusalOf('title')}
        required
      >
        {(control) => (
          <Input {...control} value={title} maxLength={200} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
      {isHome ? null : (
        <SlugField
          id={`${fieldId}-slug`}
          label={t('new.slug')}
          hint={t('new.slugHint')}
          error={hasTried && brokenRule ? ruleText(brokenRule) : (refusalOf('slug') ?? refusalOf('language'))}
          value={slug}
          onChange={(typed) => {
            setSlug(typed)
            creation.reset()
          }}
        />
      )}
    </FormDialog>
  )
}
