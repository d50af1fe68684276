/** Each is a file of `screens/`, in the order of the table. */
export const screens = ['bare', 'khayamiya', 'mui', 'antd', 'mantine', 'chakra'] as const;

export type Screen = (typeof screens)[number];
