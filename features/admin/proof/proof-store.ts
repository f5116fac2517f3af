import { create } from 'zustand'

type ProofState = { /** Ends the waiting calls; null while nobody is asked. */ resolve: ((isProven: boolean) => void) | null }

export const useProofStore = create<ProofState>(() => ({ resolve: null }))

let asking: Promise<boolean> | null = null

/** Asks the person to prove who they are; calls that need it at the same time share one question. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => useProofStore.setState({ resolve })).finally(() => {
    asking = null
    useProofStore.setState({ resolve: null })
  })
  return asking
}
