import { notFound } from '@/lib/i18n/navigation'

/** Catch-all for unknown screens. */
export default function Page() {
  notFound()
}
