'use client'

import type { ComponentProps, FormEvent } from 'react'
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

  function follow(event: FormEvent<HTMLFormElement>) {
    const said = [...new FormData(event.currentTarget)].filter(([name, value]) => usual[name] !== value)
    const query = Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
    const href = slug === null ? { pathname: '/shop' as const, query } : { pathname: '/shop/[slug]' as const, params: { slug }, query }
    router.push(href, { scroll: false })
  }

  return <form {...rest} action={action} method="get" onChange={follow} />
}
