import type { Metadata } from 'next'
import { routing } from '@/lib/i18n/routing'

/**
 * The one address of a page and the languages it stands in: its own, and the default one for everybody whose language we do not have
 * (`x-default`). Only one language is switched on (lib/i18n/routing.ts), so all are this path; a second one needs its own path here.
 */
export function alternates(path: string): NonNullable<Metadata['alternates']> {
  return { canonical: path, languages: { [routing.defaultLocale]: path, 'x-default': path } }
}
