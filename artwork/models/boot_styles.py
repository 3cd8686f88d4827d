"""Colours of the lace-up footwear, and its side profiles for three heights of shaft."""

import shoe

STYLE: dict[str, dict] = dict(
    black=dict(
        main="202124",
        over="191a1c",
        textile="1e2023",
        mid="2a2c2f",
        out="141516",
        lace="1c1d1f",
        accent="c9a400",
        toe="17181a",
        eye="3a3d40",
        tread="squares",
    ),
    brown=dict(
        main="6a3f20",
        over="54311a",
        textile="3a2c22",
        mid="26221f",
        out="17181a",
        lace="8a6a3a",
        accent="8a6a3a",
        toe="4a2c18",
        eye="b08d4a",
    ),
    sand=dict(
        main="b39568",
        over="9f8257",
        textile="8d7a5c",
        mid="cdbb96",
        out="a58c62",
        lace="8a7450",
        accent="d9c79c",
        toe="a2855a",
        eye="8a7a5a",
        suede=True,
        mesh="side",
    ),
    microfibre=dict(
        main="26282b",
        over="1f2124",
        textile="2a2d31",
        mid="35383c",
        out="1a1b1d",
        lace="26282b",
        accent="6f757b",
        toe="222427",
        eye="4a4d52",
        tread="chevrons",
    ),
    mesh=dict(
        main="6b7178",
        over="3d4146",
        textile="7d848b",
        mid="dfe2e4",
        out="2b2e32",
        lace="c9ced2",
        accent="9aa1a8",
        toe="2b2e32",
        eye="8d9298",
        suede=True,
        mesh="main",
        tread="chevrons",
    ),
    honey=dict(
        main="b07a3c",
        over="9a6830",
        textile="4a4036",
        mid="d8cdb8",
        out="5a3a22",
        lace="d6b36a",
        accent="6b4a26",
        toe="8a5c2a",
        eye="c9a24d",
        welt="e8d9b0",
    ),
    grey=dict(
        main="4a4f55",
        over="383c41",
        textile="2c2f33",
        mid="d9dcdf",
        out="1a1b1d",
        lace="e0e2e4",
        accent="e8590c",
        toe="232528",
        eye="8d9298",
    ),
)

TOP_HEIGHT = dict(low=(1.39, 1.08), mid=(1.95, 1.92), high=(2.6, 2.58))


def side_profiles(height):
    """(s, (y, z)) along the top and front, and along the sole and back, with matched parameter s."""
    front, back = TOP_HEIGHT[height]
    top = shoe.vamp(0.46, 0.59, 0.73, 0.825, 0.885, 0.92, 0.975) + [
        (0.43, (-0.64, 1.085)),
        (0.50, (-0.46, 1.235)),
        (0.56, (-0.34, 1.38)),
        (0.62, (-0.255, 1.53)),
        (0.70, (-0.20, 1.66)),
        (0.80, (-0.17, 1.78)),
        (0.90, (-0.165, 1.86)),
        (1.0, (-0.17, front)),
    ]
    sole = shoe.UNDERSIDE + shoe.HEEL_TURN
    bottom = sole + [
        (0.70, (1.215, 0.86)),
        (0.76, (1.165, 1.12)),
        (0.82, (1.115, 1.34)),
        (0.90, (1.115, 1.62)),
        (1.0, (1.16, back)),
    ]
    if height == "low":
        top = top[:8] + [
            (0.50, (-0.46, 1.20)),
            (0.58, (-0.39, 1.27)),
            (0.70, (-0.345, 1.325)),
            (0.85, (-0.32, 1.36)),
            (1.0, (-0.31, front)),
        ]
        bottom = sole + [
            (0.70, (1.212, 0.73)),
            (0.76, (1.202, 0.83)),
            (0.82, (1.188, 0.92)),
            (0.90, (1.170, 1.01)),
            (1.0, (1.155, back)),
        ]
    return top, bottom
