'use client'

import { ToastCard } from '@/components/ui/feedback/toast-card'

function SampleAction() {
  return (
    <a href="#poruke" className="font-semibold text-accent">
      Otvori košaricu
    </a>
  )
}

export function ToastSamples() {
  return (
    <div className="flex flex-col gap-3">
      <ToastCard tone="success" closeLabel="Zatvori" onClose={ignore} action={<SampleAction />}>
        Dodano u košaricu
      </ToastCard>
      <ToastCard tone="info" closeLabel="Zatvori" onClose={ignore}>
        Poslali smo vam poruku s poveznicom za potvrdu adrese e-pošte.
      </ToastCard>
      <ToastCard tone="danger" closeLabel="Zatvori" onClose={ignore}>
        Nešto je pošlo po zlu. Molimo pokušajte ponovno.
      </ToastCard>
    </div>
  )
}

function ignore() {
  return undefined
}
