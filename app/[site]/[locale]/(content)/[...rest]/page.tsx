import { redirectOrNotFound } from '@/features/content/resolve-route'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

/** Catch-all for unknown paths. */
export default async function Page({ params }: { params: Promise<{ rest: string[] }> }) {
  return redirectOrNotFound(...(await params).rest)
}
