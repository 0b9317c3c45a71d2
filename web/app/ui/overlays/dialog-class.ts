export const overlayClass =
  "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

export const dialogBoxClass =
  "fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 " +
  "flex-col rounded-panel border border-line bg-card text-ink shadow-overlay outline-none " +
  "data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";
