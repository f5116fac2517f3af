'use client'

import { Switch } from '@/components/ui/control/switch'

export type CookieCategory = { id: string; key: string; title: string; text: string; required: boolean }

type CookieCategoriesProps = { categories: readonly CookieCategory[]; /** The keys of those allowed before. */ allowed: readonly string[] }

export function CookieCategories({ categories, allowed }: CookieCategoriesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {categories.map(({ id, key, title, text, required }) => (
        <li key={id}>
          <Switch name="allowed" value={key} defaultChecked={required || allowed.includes(key)} disabled={required} description={text}>
            {title}
          </Switch>
        </li>
      ))}
    </ul>
  )
}
