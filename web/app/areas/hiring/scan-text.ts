/** Whether a malware scanner has looked at a file, in words beside its name. */
export const scanText = (status: string | undefined): string =>
  status === "clean" ? "scanned for malware" : "not scanned for malware";
