'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { slugOf } from '@/lib/text/slug'
import { sourcePagesQuery, useCreateTemplate } from './template-queries'

type Values = { kind: 'page' | 'post'; title: string; /** Null while it follows the title. */ slug: string | null; fromPageId: string }

/** Creates a template, empty or with the sections of a page. A failure keeps what was typed. */
export function CreateTemplate({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.templates')
  const rule = useTranslations('forms.rules')
  const [values, setValues] = useState<Values>({ kind: 'page', title: '', slug: null, fromPageId: '' })
  const [hasTried, setHasTried] = useState(false)
  const { data: pages } = useQuery(sourcePagesQuery)
  const { mutateAsync: create, error } = useCreateTemplate()
  const refusalOf = useFieldRefusal(error)
  const slug = values.slug ?? slugOf(values.title, 60)
  const problems = hasTried ? problemsOf({ title: values.title, slug }) : {}

  async function submit() {
    setHasTried(true)
    if (Object.keys(problemsOf({ title: values.title, slug })).length > 0) return
    const { kind, title, fromPageId } = values
    try {
      await create({ kind, title, slug, ...(fromPageId ? { fromPageId: Number(fromPageId) } : {}) })
      toastSuccess(t('created'))
      onClose()
    } catch (failure) {
      if (!hasErrorCode(failure, 'VALIDATION')) toastError(failure)
    }
  }

  return (
    <FormDialog
      title={t('createTitle')}
      description={t('createText')}
      labels={{ submit: t('create'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field id="template-title" label={t('name')} error={problems.title && rule(problems.title)} required>
        {(control) => (
          <Input
            {...control}
            value={values.title}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setValues({ ...values, title: target.value })}
          />
        )}
      </Field>
      <Field
        id="template-slug"
        label={t('slug')}
        hint={t('slugHint')}
        error={problems.slug ? rule(problems.slug) : refusalOf('slug')}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={slug}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            onChange={({ target }) => setValues({ ...values, slug: target.value })}
            onBlur={() => values.slug !== null && setValues({ ...values, slug: slugOf(values.slug, 60) || null })}
          />
        )}
      </Field>
      <Field id="template-kind" label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            value={values.kind}
            onChange={({ target }) => setValues({ ...values, kind: target.value === 'post' ? 'post' : 'page' })}
          >
            <option value="page">{t('kinds.page')}</option>
            <option value="post">{t('kinds.post')}</option>
          </Select>
        )}
      </Field>
      <Field id="template-source" label={t('source')} hint={t('sourceHint')} error={refusalOf('fromPageId')}>
        {(control) => (
          <Select {...control} value={values.fromPageId} onChange={({ target }) => setValues({ ...values, fromPageId: target.value })}>
            <option value="">{t('sourceNone')}</option>
            {pages?.records.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  )
}

type Problems = { title?: 'required'; slug?: 'required' | 'slugFormat' }

function problemsOf({ title, slug }: { title: string; slug: string }): Problems {
  return {
    ...(title.trim() === '' ? { title: 'required' } : {}),
    ...(slug === '' ? { slug: 'required' } : /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? {} : { slug: 'slugFormat' }),
  }
}
