'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

type ListFormProps = Omit<ComponentProps<'form'>, 'onChange' | 'action'> & {
  /** Where the form leads without a script. */
  action: string
  /** The category, or null for the whole shop. */
  slug: string | null
  /** Values that are not worth saying in the address. */
  usual: Record<string, string>
}

/** A form whose choices take effect at once. Without a script it is sent by its button. */
export function ListForm({ action, slug, usual, ...rest }: ListFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)

  function follow() {
    if (!form.current) return
    const said = [...new FormData(form.current)].filter(([name, value]) => usual[name] !== value)
    const query = Object.fromEntries(said.filter((field): field is [string, string] => typeof field[1] === 'string'))
    const href = slug === null ? { pathname: '/shop' as const, query } : { pathname: '/shop/[slug]' as const, params: { slug }, query }
    router.push(href, { scroll: false })
  }

  // What was chosen before the page had come to life; the browser itself restores nothing here (autoComplete), so it was a person.
  useEffect(() => {
    const options = [...(form.current?.querySelectorAll('option') ?? [])]
    if (options.some(({ selected, defaultSelected }) => selected && !defaultSelected)) follow()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, [])

  return <form {...rest} ref={form} action={action} method="get" autoComplete="off" onChange={follow} />
}
