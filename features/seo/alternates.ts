import type { Metadata } from 'next'
import { routing } from '@/lib/i18n/routing'

/** The canonical path of a page and its languages. While only one locale is enabled (lib/i18n/routing.ts) all have the same path. */
export function alternates(path: string): NonNullable<Metadata['alternates']> {
  return { canonical: path, languages: { [routing.defaultLocale]: path, 'x-default': path } }
}
