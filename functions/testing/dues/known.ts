export interface KnownDues {
  dues: number;
}

export const nobodysDues: KnownDues = { dues: 1 };
