/** The id of a video in an address of YouTube, or typed alone; null where there is none. */
export function youtubeId(typed: string): string | null {
  const text = typed.trim()
  if (/^[\w-]{11}$/.test(text)) return text
  return (
    /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:$|[?&#/])/.exec(
      text,
    )?.[1] ?? null
  )
}
