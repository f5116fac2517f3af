'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent, type RefObject } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import type { OfficeListName } from '@/lib/office/office-lists'
import { newId } from '@/lib/text/new-id'
import { useCreateView } from './view-queries'

type NewViewFormProps = { field: RefObject<HTMLInputElement | null>; list: OfficeListName; query: string; onSaved: () => void }

/** Names what the list shows now. A name that a colleague has taken meanwhile is said at the field. */
export function NewViewForm({ field, list, query, onSaved }: NewViewFormProps) {
  const t = useTranslations('admin.views')
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  // Kept while the name is, so that a second try after a lost answer saves no second view.
  const [key, setKey] = useState(newId)
  const { mutateAsync: create, isPending } = useCreateView()
  const saveOnce = useSubmitOnce(save)

  async function save() {
    if (name.trim() === '') return setError(t('nameMissing'))
    try {
      await create({ key, input: { list, name: name.trim(), query } })
      toastSuccess(t('saved', { name: name.trim() }))
      onSaved()
    } catch (failure) {
      if (hasErrorCode(failure, 'VIEW_EXISTS')) setError(t('nameTaken'))
      else toastError(failure)
    }
  }

  function write(text: string) {
    setName(text)
    setError(undefined)
    setKey(newId())
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void saveOnce()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field id="view-name" label={t('name')} error={error} className="grow">
        {(control) => (
          <Input {...control} ref={field} value={name} maxLength={60} autoComplete="off" onChange={({ target }) => write(target.value)} />
        )}
      </Field>
      <Button type="submit" busy={isPending} className="max-sm:w-full">
        {t('save')}
      </Button>
    </form>
  )
}
