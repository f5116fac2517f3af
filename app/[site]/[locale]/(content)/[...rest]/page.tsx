import { redirectOrNotFound } from '@/features/content/resolve-route'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

/** Whatever no route and no slug answers to. */
export default async function Page({ params }: { params: Promise<{ rest: string[] }> }) {
  return redirectOrNotFound(...(await params).rest)
}
