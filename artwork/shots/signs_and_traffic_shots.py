"""Safety signs and traffic safety."""

from shot import shot

SMALL_CONE = dict(h="4.5", collars="1", base="f04e0a")

SHOTS = {
    "site-entrance-sign-set-rigid-front": shot("signs", "rigid"),
    "site-entrance-sign-set-rigid-detail": shot("signs", "one"),
    "plant-room-sign-set-vinyl-front": shot("signs", "vinyl"),
    "plant-room-sign-set-vinyl-detail": shot("signs", "peel"),
    "exit-sign-photoluminescent-300mm-front": shot("signs", "exit"),
    "exit-sign-photoluminescent-300mm-back": shot("signs", "exit_back"),
    "exit-sign-led-3-hour-battery-front": shot("exitsign"),
    "exit-sign-led-3-hour-battery-side": shot("exitsign", "end"),
    "exit-sign-led-3-hour-battery-detail": shot("exitsign", "detail"),
    "traffic-cone-450mm-pvc-front": shot("cone", **SMALL_CONE),
    "traffic-cone-450mm-pvc-detail": shot("cone", "base", **SMALL_CONE),
    "traffic-cone-750mm-rubber-base-front": shot("cone"),
    "traffic-cone-750mm-rubber-base-detail": shot("cone", "base"),
    "traffic-cone-750mm-rubber-base-scale": shot("cone", "pair"),
    "led-traffic-baton-red-540mm-front": shot("barriers", "baton"),
    "led-traffic-baton-red-540mm-detail": shot("barriers", "grip"),
    "water-filled-road-barrier-1500mm-front": shot("water_barrier", "front"),
    "water-filled-road-barrier-1500mm-side": shot("water_barrier", "end"),
    "water-filled-road-barrier-1500mm-detail": shot("water_barrier", "cap"),
    "expanding-barrier-steel-2500mm-front": shot("barriers", "lattice"),
    "expanding-barrier-steel-2500mm-side": shot("barriers", "folded"),
    "assembly-point-sign-aluminium-front": shot("assembly_sign", "front"),
    "assembly-point-sign-aluminium-back": shot("assembly_sign", "back"),
    "barricade-tape-danger-250m-front": shot("barricade_tape"),
    "barricade-tape-danger-250m-detail": shot("barricade_tape", "print"),
    "flexible-delineator-post-750mm-front": shot("delineator"),
    "flexible-delineator-post-750mm-detail": shot("delineator", "base"),
    "rubber-speed-hump-section-front": shot("speed_hump"),
    "rubber-speed-hump-section-detail": shot("speed_hump", "channel"),
    "scaffold-inspection-tags-set-front": shot("lockout_single", "scaffold"),
    "first-aid-sign-rigid-200x270-front": shot("single_signs"),
    "fire-extinguisher-sign-rigid-200x270-front": shot("single_signs", kind="extinguisher"),
    "stop-slow-paddle-octagonal-front": shot("stop_paddle"),
    "wheel-chocks-rubber-pair-front": shot("wheel_chock"),
}
