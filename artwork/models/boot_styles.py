"""Colours of the lace-up footwear, and its side profiles for three heights of shaft."""

import shoe

STYLE: dict[str, dict] = dict(
    black=dict(
        main="37393c",
        over="2d2f32",
        textile="3a3d41",
        mid="3a3d40",
        out="232427",
        lace="55595d",
        accent="c9a400",
        thread="a9aeb2",
        loop="4a4d51",
        toe="2c2e31",
        eye="8b9094",
        hooks=2,
        tread="lugs",
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
        eye="2a221c",
        plastic_eyelets=True,
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
        main="404347",
        over="35383c",
        textile="6f757b",
        mid="4a4e53",
        out="26282a",
        lace="7d838a",
        accent="9aa1a8",
        toe="373a3e",
        eye="6a6f75",
        smooth=True,
        tongue=0.36,
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
    oiled_brown=dict(
        main="5f3d26",
        over="4e301d",
        textile="2f2621",
        mid="2b2420",
        out="1d1a18",
        lace="a88350",
        accent="b9945f",
        toe="452a1a",
        eye="a3a6a9",
        tread="chevrons",
        welt="e0c890",
    ),
    oiled_black=dict(
        main="45433f",
        over="3a3835",
        guard="4a4742",
        textile="3b3c3d",
        mid="2c2c2c",
        out="242424",
        lace="4c4a47",
        accent="9a8a6a",
        loop="4a4946",
        toe="3b3936",
        eye="a3a6a9",
        tread="chevrons",
        welt="d8c090",
    ),
    smooth_black=dict(
        main="333538",
        over="2a2c2f",
        textile="414449",
        mid="3b3e42",
        out="252629",
        lace="4d5156",
        accent="868c92",
        toe="292b2e",
        eye="4a4d51",
        smooth=True,
        tread="waves",
    ),
    esd=dict(
        main="7f868c",
        over="2a2d31",
        textile="3a3e43",
        mid="34373b",
        out="1d1f21",
        lace="33363a",
        accent="6d7379",
        toe="25282b",
        eye="5b6066",
        suede=True,
        mesh="main",
        tread="chevrons",
        tag="ESD",
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

TOP_HEIGHT: dict[str, dict] = dict(
    low=dict(front=1.39, back=1.10),
    mid=dict(front=1.95, back=1.92),
    high=dict(front=2.6, back=2.58),
)
TOPLINE = dict(low=(0.15, 0.13), mid=(0.07, 0.05), high=(0.06, 0.05))  # its dip and its tab
COLLAR = dict(low=0.24, mid=0.38, high=0.46)  # width of the padding at the edge


def side_profiles(height):
    """(s, (y, z)) along the top and front, and along the sole and back, with matched parameter s."""
    front, back = TOP_HEIGHT[height]["front"], TOP_HEIGHT[height]["back"]
    top = shoe.vamp(0.45, 0.555, 0.685, 0.79, 0.86, 0.91, 0.975) + [
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
    if height == "high":  # drawn in above the heel, leaning a little forward
        top[-3:] = [(0.80, (-0.18, 1.80)), (0.90, (-0.20, 2.05)), (1.0, (-0.27, front))]
        bottom = sole + [
            (0.70, (1.212, 0.84)),
            (0.76, (1.14, 1.12)),
            (0.82, (1.045, 1.40)),
            (0.90, (1.02, 1.80)),
            (1.0, (1.10, back)),
        ]
    return top, bottom
