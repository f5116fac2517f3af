'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type SyntheticEvent } from 'react'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { toastError } from '@/lib/browser/toast/toast'
import { slugOf } from '@/lib/text/slug'

type NewTermProps = { kind: 'category' | 'tag'; onCreated: (id: number) => void }

/** Makes a category or a tag of posts where the editor misses it; its address is made of its name. */
export function NewTerm({ kind, onCreated }: NewTermProps) {
  const t = useTranslations('edit.pages.post')
  const id = useId()
  const client = useQueryClient()
  const [title, setTitle] = useState<string | null>(null)
  const creation = useMutation({
    mutationFn: (name: string) => call(officeTermApi.create, { type: kind, title: name, slug: slugOf(name, 120) }),
  })
  const refusalOf = useFieldRefusal(creation.error)
  const [refusedField = ''] = creation.error instanceof ApiError ? Object.keys(creation.error.fieldErrors) : []

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const name = (title ?? '').trim()
    if (slugOf(name) === '') return
    try {
      const created = await creation.mutateAsync(name)
      await client.invalidateQueries({ queryKey: ['edit-records'] })
      setTitle(null)
      onCreated(created.id)
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fieldErrors).length === 0) toastError(error)
    }
  }

  if (title === null) {
    return (
      <Button variant="quiet" size="sm" className="self-start" onClick={() => setTitle('')}>
        <Plus aria-hidden="true" className="size-4" />
        {t(`add.${kind}`)}
      </Button>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <Field id={id} label={t(`newName.${kind}`)} error={refusalOf(refusedField)}>
        {(control) => (
          <Input
            {...control}
            controlSize="sm"
            maxLength={120}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
            autoFocus
            value={title}
            onChange={({ target }) => {
              setTitle(target.value)
              creation.reset()
            }}
          />
        )}
      </Field>
      <span className="flex gap-2">
        <Button type="submit" size="sm" busy={creation.isPending} disabled={slugOf(title) === ''}>
          {t('addTerm')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setTitle(null)}>
          {t('cancelTerm')}
        </Button>
      </span>
    </form>
  )
}
