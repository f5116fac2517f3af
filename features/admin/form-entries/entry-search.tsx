'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { useRouter } from '@/lib/i18n/navigation'
import { formText } from '@/features/admin/shell/form-text'

type EntrySearchProps = { forms: readonly { id: number; title: string }[]; formId: number | undefined; q: string }

/** Filters by form and e-mail; a search by e-mail includes handled entries. */
export function EntrySearch({ forms, formId, q }: EntrySearchProps) {
  const t = useTranslations('admin.forms')
  const router = useRouter()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const form = formText(data, 'form')
    const email = formText(data, 'q')
    const query = { ...(email ? { view: 'all' } : {}), ...(form ? { form } : {}), ...(email ? { q: email } : {}) }
    router.push({ pathname: '/admin/forms', query })
  }

  return (
    <form role="search" onSubmit={search} className="mb-4 flex max-w-2xl flex-wrap gap-2">
      {/* The key selects the form again once the options have loaded. */}
      <Select
        key={`${formId}-${forms.length}`}
        name="form"
        defaultValue={formId ?? ''}
        aria-label={t('form')}
        className="grow basis-full sm:basis-0"
      >
        <option value="">{t('allForms')}</option>
        {forms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={254}
        aria-label={t('find')}
        placeholder={t('findHint')}
        className="min-w-0 grow basis-0"
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" className="size-4" />
        {t('findAction')}
      </Button>
    </form>
  )
}
